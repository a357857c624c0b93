import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import MagicString from 'magic-string'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import type { Recipe } from '../src/theme/look.ts'
import { compileRecipe, type CompiledRecipe } from './compile-recipe.ts'
import { findStyled, type Part } from './styled-calls.ts'

/** The extra export of a file while its recipes are compiled. */
const recipesName = 'recipesOfThisFile'
const sheetName = 'virtual:looks/'

/** Packages that only compiling recipes needs. */
const resolver = /node_modules\/@(?:chakra-ui|emotion|pandacss)\//

function isSource(id: string): boolean {
  return id.includes('/client/src/') && !id.includes('/theme/') && /\.tsx?$/.test(id)
}

/** The recipes of the sources, loaded and computed once for all sites that are built together. */
export type Recipes = {
  /** The recipes of a file, by the name of their element. */
  readonly of: (id: string) => Promise<Readonly<Record<string, CompiledRecipe>>>
  /** Ends the loading, after the last site. */
  readonly close: () => Promise<void>
}

/** `plugins` are those the sources below `root` need. */
export function loadRecipes(root: string, plugins: readonly Plugin[]): Recipes {
  const computed = new Map<string, Promise<Readonly<Record<string, CompiledRecipe>>>>()
  let opening: Promise<ViteDevServer> | undefined

  async function compute(id: string) {
    opening ??= createServer({
      configFile: false,
      root,
      appType: 'custom',
      logLevel: 'error',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      plugins: [...plugins, showRecipes()],
    })
    const module = await (await opening).ssrLoadModule(id)
    // Added by `showRecipes`.
    const recipes = module[recipesName] as Readonly<Record<string, Recipe>>
    return Object.fromEntries(Object.entries(recipes).map(([name, recipe]) => [name, compileRecipe(recipe)]))
  }

  return {
    of(id) {
      const known = computed.get(id) ?? compute(id)
      computed.set(id, known)
      return known
    },
    close: async () => (await opening)?.close(),
  }
}

/**
 * Replaces each recipe, where it is written, by the classes of its choices, with their rules in a style sheet beside the
 * file: a browser gets neither recipes nor their resolver, and elements that share a recipe share its classes. (docs/decisions/031)
 */
export function compiledStyles(recipes: Recipes): Plugin {
  const sheets = new Map<string, string>()

  return {
    name: 'touchline:compiled-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(sheetName) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${sheetName}`) ? sheets.get(id.slice(1)) : undefined),
    async transform(code, id) {
      const found = isSource(id) ? findStyled(id, code) : null
      if (!found) return undefined
      const { source, calls, defined, imported } = found
      for (const { name, from } of imported.filter(({ name }) => calls.some(({ shared }) => shared === name))) {
        const file = await this.resolve(from, id)
        const there = file && findStyled(file.id, await readFile(file.id, 'utf8'))
        if (!there?.defined.some((recipe) => recipe.name === name))
          throw new Error(`${id}: ${name} is no recipe that defineRecipe makes`)
      }
      const made = await recipes.of(id)
      const text = new MagicString(code)
      const rules = new Map<string, string>()
      function replace({ start, end }: Part, name: string): void {
        const recipe = made[name]
        if (!recipe) throw new Error(`${id}: ${name} was not compiled`)
        for (const [look, itsRules] of recipe.rules) rules.set(look, itsRules)
        text.update(start, end, JSON.stringify(recipe.compiled))
      }
      for (const { name, callee, recipe, shared } of calls) {
        text.appendLeft(callee.start, '/* @__PURE__ */ ')
        if (shared === null) replace(recipe, name)
      }
      for (const recipe of defined) replace(recipe, recipe.name)
      if (source)
        text.update(source.start, source.end, JSON.stringify(source.value.replace(/styled\.ts$/, 'compiled.ts')))
      if (rules.size > 0) {
        const sheet = `${sheetName}${createHash('sha256').update(id).digest('hex').slice(0, 12)}.css`
        sheets.set(sheet, [...rules.values()].join('\n'))
        text.prepend(`import '${sheet}'\n`)
      }
      return { code: text.toString(), map: text.generateMap({ hires: true }) }
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const stayed = chunks.flatMap(({ modules }) =>
        Object.keys(modules).filter((id) => resolver.test(id) && (modules[id]?.renderedLength ?? 0) > 0),
      )
      if (stayed.length > 0) throw new Error(`what resolves recipes is in the build: ${stayed.slice(0, 3).join(', ')}`)
    },
  }
}

/** Exports the recipes of each file by the name of their element. */
function showRecipes(): Plugin {
  return {
    name: 'touchline:show-recipes',
    enforce: 'pre',
    transform(code, id) {
      const found = isSource(id) ? findStyled(id, code) : null
      if (!found) return undefined
      const own = found.calls.filter(({ shared }) => shared === null)
      const recipes = [...own, ...found.defined].map(
        ({ name, recipe }) => `${name}: ${code.slice(recipe.start, recipe.end)}`,
      )
      return { code: `${code}\nexport const ${recipesName} = { ${recipes.join(', ')} }`, map: null }
    },
  }
}
