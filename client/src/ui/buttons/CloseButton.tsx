import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'

const Square = styled('button', {
  base: {
    width: 'touch',
    height: 'touch',
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '& svg': { width: '20px', height: '20px' },
  },
})

type Props = { readonly onPress: () => void; readonly label?: string }

/** The cross that closes a dialog, a panel or a message. */
export function CloseButton({ onPress, label }: Props) {
  const { t } = useTranslation(['common'])
  return (
    <Square type="button" aria-label={label ?? t('common:actions.close')} onClick={onPress}>
      <X aria-hidden="true" />
    </Square>
  )
}
