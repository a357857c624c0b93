import type { ReactNode } from 'react'
import { styled } from '../../theme/styled.ts'
import { buttonRecipe } from './button-recipe.ts'

const Pressable = styled('a', buttonRecipe)

type Props = { readonly href: string; readonly variant?: 'primary' | 'text'; readonly children: ReactNode }

/** Like `ButtonLink`, to a page of another site. */
export function ButtonOut({ href, variant = 'primary', children }: Props) {
  return (
    <Pressable href={href} variant={variant} size="medium" wide={false}>
      {children}
    </Pressable>
  )
}
