import type { ReactNode } from 'react'
import { styled } from '../../theme/styled.ts'
import { chipRecipe } from './chip-recipe.ts'

const Choice = styled('label', chipRecipe)
const Pressable = styled('button', chipRecipe)

type ChoiceProps = {
  readonly children: ReactNode
  readonly kind: 'radio' | 'checkbox'
  readonly name: string
  readonly checked: boolean
  readonly onChange: () => void
  readonly disabled?: boolean
}

/** A radio or checkbox whose whole surface can be pressed; a disabled one shows the reason inside. */
export function ChoiceChip({ children, kind, name, checked, onChange, disabled = false }: ChoiceProps) {
  return (
    <Choice data-off={disabled ? '' : undefined}>
      <input type={kind} name={name} checked={checked} onChange={onChange} disabled={disabled} />
      {children}
    </Choice>
  )
}

type ToggleProps = { readonly children: ReactNode; readonly on: boolean; readonly onPress: () => void }

/** A switch, on or off. */
export function ToggleChip({ children, on, onPress }: ToggleProps) {
  return (
    <Pressable type="button" aria-pressed={on} onClick={onPress}>
      {children}
    </Pressable>
  )
}
