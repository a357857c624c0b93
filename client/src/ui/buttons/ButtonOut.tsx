import type { ReactNode } from 'react'
import { styled } from '../../theme/styled.ts'
import { buttonRecipe } from './button-recipe.ts'
import type { ButtonVariant } from './button-recipe.ts'

const Pressable = styled('a', buttonRecipe)

type Props = {
  readonly href: string
  readonly variant?: ButtonVariant
  /** Keeps the present page open. */
  readonly newTab?: boolean
  /** The accessible name, where the label alone is unclear. */
  readonly label?: string
  readonly children: ReactNode
}

/** Like `ButtonLink`, for other targets: another site, a telephone, a place on this page. */
export function ButtonOut({ href, variant = 'primary', newTab = false, label, children }: Props) {
  const away = newTab ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <Pressable href={href} variant={variant} size="medium" wide={false} aria-label={label} {...away}>
      {children}
    </Pressable>
  )
}
