import type { RecipeDefinition, RecipeVariantRecord } from '@chakra-ui/react'

/** A recipe that several elements wear. */
export function defineRecipe<Variants extends RecipeVariantRecord>(
  recipe: RecipeDefinition<Variants>,
): RecipeDefinition<Variants> {
  return recipe
}
