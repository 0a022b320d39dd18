import {pathToFileURL} from 'node:url';

export const importMeta = {url: pathToFileURL(__filename).href};
