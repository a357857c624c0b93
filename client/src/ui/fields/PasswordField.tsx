import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import type { FieldProps } from './frame/FieldFrame.tsx'
import { TextField } from './TextField.tsx'

const Toggle = styled('button', {
  base: {
    position: 'absolute',
    insetEnd: '0',
    top: '0',
    width: 'touch',
    height: 'full',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'control',
    color: 'fg.muted',
    cursor: 'pointer',
    '& svg': { width: '20px', height: '20px' },
  },
})

type Props = FieldProps & {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly autoComplete: 'current-password' | 'new-password'
  readonly name?: string
  /** At the end of the label's line. */
  readonly aside?: ReactNode
}

/** A password that can be shown while typing. */
export function PasswordField(props: Props) {
  const { t } = useTranslation(['common'])
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <Toggle
          type="button"
          aria-label={shown ? t('common:auth.hidePassword') : t('common:auth.showPassword')}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </Toggle>
      }
    />
  )
}
