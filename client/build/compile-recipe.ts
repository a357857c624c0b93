import { choiceKey } from '../src/theme/element.ts'
import { type Chosen, looksOf, type Recipe } from '../src/theme/look.ts'

/**
 * The styles of a recipe: the class of every choice by its key, and the rules that no earlier recipe of the build had.
 */
export type CompiledRecipe = {
  readonly variants: readonly string[]
  readonly classes: Readonly<Record<string, string>>
  readonly rules: ReadonlyMap<string, string>
}

const mostChoices = 300

/** Compiles a recipe for every choice of its variants. Throws where there are too many. */
export function compileRecipe(recipe: Recipe, looks = looksOf(recipe)): CompiledRecipe {
  const all = Object.entries(recipe.variants ?? {})
  const classes: Record<string, string> = {}
  const rules = new Map<string, string>()
  const choices = all.reduce<readonly Chosen[]>(
    (some, [variant, values]) =>
      some.flatMap((chosen) => valuesOf(Object.keys(values ?? {})).map((value) => ({ ...chosen, [variant]: value }))),
    [{}],
  )
  if (choices.length > mostChoices) throw new Error(`a recipe has ${choices.length} looks: make two elements of it`)
  const variants = all.map(([name]) => name)
  for (const chosen of choices) {
    const { name, rules: text } = looks(chosen)
    classes[choiceKey(variants, chosen)] = name
    rules.set(name, text)
  }
  return { variants, classes, rules }
}

/** A variant named for yes or no can be a boolean; each can be left out. */
function valuesOf(names: readonly string[]): readonly unknown[] {
  const isSwitch = names.includes('true') || names.includes('false')
  return [undefined, ...(isSwitch ? [true, false] : names)]
}
