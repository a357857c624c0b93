import { readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join, parse } from 'node:path'
import { root } from './paths.mjs'
import { leastNodeMajor } from './versions.mjs'

/**
 * Packages that are not bundled: a native addon, a package that reads its own static files, and an optional part of pg
 * that is not installed.
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

/**
 * Texts are read from the folders beside a `texts/resources.ts`, one folder for each language; the bundle has them inside.
 * @type {import('esbuild').Plugin}
 */
const textsInside = {
  name: 'texts-inside',
  setup(build) {
    build.onLoad({ filter: /[\\/]texts[\\/]resources\.ts$/ }, async ({ path }) => {
      const folder = dirname(path)
      /** @type {Record<string, Record<string, unknown>>} */
      const resources = {}
      for (const name of await readdir(folder, { recursive: true })) {
        const { dir: language, name: namespace, ext } = parse(name)
        if (ext !== '.json') continue
        const texts = (resources[language] ??= {})
        texts[namespace] = JSON.parse(await readFile(join(folder, name), 'utf8'))
      }
      return { contents: `export const resources = ${JSON.stringify(resources)}`, loader: 'js' }
    })
  },
}

/**
 * One file per process halves its start-up time and its memory. What is imported on demand is a file of its own: inside
 * the one file, packages that both parts use would come to life only with the part that is loaded later.
 * @param {string} source @param {string} result
 * @param {string} mark differs when a source does
 */
export async function bundle(source, result, mark) {
  const { build } = await import('esbuild')
  const folder = dirname(result)
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [join(root, source)],
    outdir: join(root, folder),
    splitting: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    external: outside,
    plugins: [textsInside],
    banner: { js: banner },
    define: {
      'process.env.TOUCHLINE_BUILD': '"production"',
      'process.env.TOUCHLINE_BUILD_MARK': JSON.stringify(mark),
    },
    sourcemap: true,
    // Node reads the maps when it starts and keeps them: places in the sources are asked for, never the sources.
    sourcesContent: false,
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
  })
  // Names of the parts change with their content: those of an earlier build are left over.
  for (const file of await readdir(join(root, folder))) {
    if (metafile.outputs[`${folder}/${file}`] === undefined) await rm(join(root, folder, file))
  }
}
