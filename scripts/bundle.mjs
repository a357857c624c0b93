import { join } from 'node:path'
import { root } from './paths.mjs'
import { leastNodeMajor } from './versions.mjs'

/**
 * Packages that stay outside: a native addon, a package that reads its own static files, and an optional part of pg
 * that nobody installs.
 */
const outside = ['better-sqlite3', '@fastify/swagger-ui', 'pg-native']

/**
 * CommonJS packages inside an ES module still ask for these three. The version check comes first because an older Node
 * would end without a message when the database is opened.
 */
const banner = `
import { createRequire as touchlineRequire } from 'node:module';
import { dirname as touchlineDirname } from 'node:path';
if (Number(process.versions.node.split('.')[0]) < ${leastNodeMajor}) {
  console.error('Touchline needs Node ${leastNodeMajor} or later; this is ' + process.version + '.');
  process.exit(1);
}
const require = touchlineRequire(import.meta.url);
const __filename = import.meta.filename;
const __dirname = touchlineDirname(__filename);
`

/** One file per process halves its start-up time and its memory. @param {string} source @param {string} result */
export async function bundle(source, result) {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: [join(root, source)],
    outfile: join(root, result),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    external: outside,
    banner: { js: banner },
    define: { 'process.env.TOUCHLINE_BUILD': '"production"' },
    sourcemap: true,
    legalComments: 'none',
    logLevel: 'warning',
  })
}
