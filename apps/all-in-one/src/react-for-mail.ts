// React chooses its build when it is loaded, by NODE_ENV. The one for development checks every element of every email, which takes several
// times as long as writing them; this process has none of React's development to do.
import { createRequire } from 'node:module';

const { NODE_ENV } = process.env;
process.env.NODE_ENV = 'production';
const load = createRequire(import.meta.url);
for (const name of ['react', 'react-dom/server']) load(name);
if (NODE_ENV === undefined) delete process.env.NODE_ENV;
else process.env.NODE_ENV = NODE_ENV;
