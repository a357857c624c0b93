const variants = ['primary', 'secondary', 'text'] as const
export type ButtonVariant = (typeof variants)[number]

/** Refuses a variant that does not exist, for callers that the compiler did not see. [S5-069] */
export function checkedVariant(variant: string): ButtonVariant {
  const known = variants.find((name) => name === variant)
  if (!known) throw new Error('Invalid variant provided to Button component.')
  return known
}
