import { useTranslation } from 'react-i18next'
import { nameOfUser } from '../../../app/session/session-state.ts'
import type { User } from '../../../app/session/session-state.ts'
import { styled } from '../../../theme/styled.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { QrCode } from '../../../ui/pictures/QrCode.tsx'

const Code = styled('div', { base: { display: 'grid', justifyItems: 'center', gap: '3', textAlign: 'center' } })
const Figures = styled('p', { base: { fontWeight: 'bold', overflowWrap: 'anywhere' } })

type Props = { readonly user: User; readonly onClosed: () => void }

/** The code of the login for the door: it opens for the login alone. */
export function CheckInCode({ user, onClosed }: Props) {
  const { t } = useTranslation(['account'])
  const { reference, barcode } = user
  if (!reference) return null
  return (
    <Dialog title={t('account:frame.codeTitle')} onClosed={onClosed}>
      <Code>
        <QrCode text={reference} label={t('account:frame.codeLabel', { reference })} />
        <Figures>{nameOfUser(user)}</Figures>
        <p>{barcode && barcode !== reference ? `${reference} · ${barcode}` : reference}</p>
        <p>{t('account:frame.codeText')}</p>
      </Code>
    </Dialog>
  )
}
