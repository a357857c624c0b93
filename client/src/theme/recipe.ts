import type { RecipeDefinition, RecipeVariantRecord } from '@chakra-ui/react'

/** A recipe shared by several elements. */
export function defineRecipe<Variants extends RecipeVariantRecord>(
  recipe: RecipeDefinition<Variants>,
): RecipeDefinition<Variants> {
  return recipe
}
