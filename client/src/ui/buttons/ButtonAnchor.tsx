import type { MouseEvent, ReactNode } from 'react'
import { styled } from '../../theme/styled.ts'
import { buttonRecipe } from './button-recipe.ts'
import type { ButtonVariant } from './button-variant.ts'

const Pressable = styled('a', buttonRecipe)

type Props = {
  readonly href: string
  readonly label: string
  readonly children: ReactNode
  readonly variant?: ButtonVariant
  /** Takes whoever follows it there without loading the site anew. */
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** `ButtonLink` for rows by the hundred: it does not listen to the page's address, with which every link is drawn again. */
export function ButtonAnchor({ href, label, children, variant = 'primary', onFollow }: Props) {
  return (
    <Pressable href={href} variant={variant} size="medium" wide={false} aria-label={label} onClick={onFollow}>
      {children}
    </Pressable>
  )
}
