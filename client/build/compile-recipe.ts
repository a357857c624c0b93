import type { Compiled } from '../src/theme/compiled.ts'
import { choiceKey } from '../src/theme/element.ts'
import { type Chosen, looksOf, type Recipe } from '../src/theme/look.ts'

export type CompiledRecipe = {
  readonly compiled: Compiled
  /** The rules of every class, by the class. */
  readonly rules: ReadonlyMap<string, string>
}

const mostChoices = 300

/** Compiles a recipe for every choice of its variants. Throws where there are too many. */
export function compileRecipe(recipe: Recipe, looks = looksOf(recipe)): CompiledRecipe {
  const all = Object.entries(recipe.variants ?? {}).map(([name, values]) => ({
    name,
    ...valuesOf(Object.keys(values ?? {}), recipe.defaultVariants?.[name]?.toString()),
  }))
  const classes: Record<string, string> = {}
  const rules = new Map<string, string>()
  const choices = all.reduce<readonly Chosen[]>(
    (some, { name, values }) => some.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value }))),
    [{}],
  )
  if (choices.length > mostChoices) throw new Error(`a recipe has ${choices.length} looks: make two elements of it`)
  const variants = Object.fromEntries(all.map(({ name, fallback }) => [name, fallback]))
  for (const chosen of choices) {
    const { name, rules: text } = looks(chosen)
    classes[choiceKey(variants, chosen)] = name
    rules.set(name, text)
  }
  return { compiled: all.length === 0 ? (classes[''] ?? '') : { variants, classes }, rules }
}

/** The values of a variant, and the one that stands for none. One named for yes or no can be a boolean. */
function valuesOf(names: readonly string[], fallback?: string): { values: readonly unknown[]; fallback: string } {
  const isSwitch = names.includes('true') || names.includes('false')
  if (fallback !== undefined) return { values: isSwitch ? [true, false] : names, fallback }
  // Without its look for no, a switch that is not given is one that is off.
  if (isSwitch && !names.includes('false')) return { values: [true, false], fallback: 'false' }
  return { values: [undefined, ...(isSwitch ? [true, false] : names)], fallback: '' }
}
