import type { MouseEvent, ReactNode } from 'react'
import { styled } from '../../theme/styled.ts'
import { buttonRecipe } from './button-recipe.ts'
import type { ButtonVariant } from './button-recipe.ts'

const Pressable = styled('a', buttonRecipe)

type Props = {
  readonly href: string
  readonly label: string
  readonly children: ReactNode
  readonly variant?: ButtonVariant
  /** Navigates without a page load. */
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** `ButtonLink` for long lists: it does not subscribe to the page's address, which renders every link again. */
export function ButtonAnchor({ href, label, children, variant = 'primary', onFollow }: Props) {
  return (
    <Pressable href={href} variant={variant} size="medium" wide={false} aria-label={label} onClick={onFollow}>
      {children}
    </Pressable>
  )
}
