import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from '../../theme/styled.ts'
import { buttonRecipe } from './button-recipe.ts'
import type { ButtonVariant } from './button-recipe.ts'

const Pressable = styled(Link, buttonRecipe)

type Props = {
  readonly to: string
  readonly children: ReactNode
  readonly variant?: ButtonVariant
  readonly size?: 'small' | 'medium' | 'large'
  readonly wide?: boolean
  readonly label?: string
  /** The id of a hint elsewhere. */
  readonly describedBy?: string | undefined
  /** Called when the link is followed, for example to close a menu around it. */
  readonly onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** A link to another page of the site, styled as a button. */
export function ButtonLink({
  to,
  children,
  variant = 'primary',
  size = 'medium',
  wide = false,
  label,
  describedBy,
  onFollow,
}: Props) {
  return (
    <Pressable
      to={to}
      variant={variant}
      size={size}
      wide={wide}
      aria-label={label}
      aria-describedby={describedBy}
      onClick={onFollow}
    >
      {children}
    </Pressable>
  )
}
