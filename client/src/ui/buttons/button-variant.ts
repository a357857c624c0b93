const variants = ['primary', 'secondary', 'text'] as const
export type ButtonVariant = (typeof variants)[number]

/** Refuses an unknown variant, for untyped callers. */
export function checkedVariant(variant: string): ButtonVariant {
  const known = variants.find((name) => name === variant)
  if (!known) throw new Error('Invalid variant provided to Button component.')
  return known
}
