import { useTranslation } from 'react-i18next'
import { nameOfUser } from '../../../app/session/session-state.ts'
import type { User } from '../../../app/session/session-state.ts'
import { styled } from '../../../theme/styled.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { QrCode } from '../../../ui/pictures/QrCode.tsx'

const Code = styled('div', { base: { display: 'grid', justifyItems: 'center', gap: '3', textAlign: 'center' } })
const Figures = styled('p', { base: { fontWeight: 'bold', overflowWrap: 'anywhere' } })

type Props = {
  readonly name: string
  readonly reference: string
  readonly barcode: string | null
  readonly onClosed: () => void
}

/** A person's code for the door. */
export function CheckInCode({ name, reference, barcode, onClosed }: Props) {
  const { t } = useTranslation(['account'])
  return (
    <Dialog title={t('account:frame.codeTitle')} onClosed={onClosed}>
      <Code>
        <QrCode text={reference} label={t('account:frame.codeLabel', { reference })} />
        <Figures>{name}</Figures>
        <p>{barcode && barcode !== reference ? `${reference} · ${barcode}` : reference}</p>
        <p>{t('account:frame.codeText')}</p>
      </Code>
    </Dialog>
  )
}

/** The code of the login. Nothing without a reference. */
export function OwnCode({ user, onClosed }: { readonly user: User; readonly onClosed: () => void }) {
  const { reference, barcode } = user
  if (!reference) return null
  return <CheckInCode name={nameOfUser(user)} reference={reference} barcode={barcode ?? null} onClosed={onClosed} />
}
