import { useId } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { buttonRecipe, checkedVariant } from './button-recipe.ts'
import type { ButtonVariant } from './button-recipe.ts'
import { Spinner } from '../feedback/Spinner.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

const Pressable = styled('button', buttonRecipe)
const Label = styled('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2' },
  variants: { behind: { true: { opacity: 0 } } },
})
const Progress = styled('span', { base: { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' } })
const Hint = styled('span', { base: { display: 'block', mt: '1', fontSize: 'sm', color: 'fg.muted' } })

export type ButtonProps = {
  readonly children: ReactNode
  readonly variant?: ButtonVariant
  /** Heights 34, 42 and 58 px. */
  readonly size?: 'small' | 'medium' | 'large'
  readonly type?: 'button' | 'submit'
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  readonly disabled?: boolean
  /** Called for a press of the disabled button: leads to the missing part and names it. */
  readonly onBlocked?: () => void
  /** Shows progress instead of the label, at the same width, and ignores presses. */
  readonly busy?: boolean
  /** Why the button is disabled, or what it does; always visible. */
  readonly hint?: string | undefined
  /** The id of a hint elsewhere, for several buttons at once. */
  readonly describedBy?: string | undefined
  readonly wide?: boolean
  readonly icon?: ReactNode
  /** The accessible name, where the label alone is unclear. */
  readonly label?: string
  readonly form?: string
  readonly expanded?: boolean
  /** The id of the part it opens. */
  readonly controls?: string
  readonly opens?: 'dialog' | 'menu'
}

/** A button. A disabled one can still be focused and pressed, so that everybody learns what is missing. */
export function Button(props: ButtonProps) {
  const { t } = useTranslation(['common'])
  const hintId = useId()
  const idle = props.disabled === true || props.busy === true

  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (!idle) return props.onClick?.(event)
    event.preventDefault()
    if (props.busy !== true) props.onBlocked?.()
  }

  return (
    <>
      <Pressable
        type={props.type ?? 'button'}
        variant={checkedVariant(props.variant ?? 'primary')}
        size={props.size ?? 'medium'}
        wide={props.wide ?? false}
        onClick={press}
        aria-disabled={props.disabled === true ? true : undefined}
        aria-busy={props.busy === true ? true : undefined}
        aria-label={props.label}
        aria-describedby={props.hint ? hintId : props.describedBy}
        aria-expanded={props.expanded}
        aria-controls={props.controls}
        aria-haspopup={props.opens}
        form={props.form}
      >
        <Label behind={props.busy ?? false}>
          {props.icon}
          {props.children}
        </Label>
        {props.busy ? (
          <Progress>
            <Spinner />
            <VisuallyHidden>{t('common:status.working')}</VisuallyHidden>
          </Progress>
        ) : null}
      </Pressable>
      {props.hint ? <Hint id={hintId}>{props.hint}</Hint> : null}
    </>
  )
}
