import {existsSync} from 'node:fs';
import {registerHooks} from 'node:module';
import {fileURLToPath} from 'node:url';

/** Lets Node run the program's sources as they are: they name each other by the names of what is built. */
registerHooks({
	resolve(specifier, context, next) {
		if (specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL !== undefined) {
			const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
			if (existsSync(fileURLToPath(source))) {
				return next(source.href, context);
			}
		}
		return next(specifier, context);
	},
});
