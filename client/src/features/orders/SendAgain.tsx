import { Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { takeFocus } from '../../ui/focus/move-focus.ts'
import { useResending } from './use-orders.ts'

const Sent = styled('p', {
  base: { minHeight: 'touch', display: 'flex', alignItems: 'center', overflowWrap: 'anywhere' },
})

type Props = { readonly userId: number; readonly orderId: number; readonly email: string | null }

/** Sends the confirmation again. */
export function SendAgain({ userId, orderId, email }: Props) {
  const { t } = useTranslation(['checkout'])
  const { busy, sent, send } = useResending(userId, orderId)
  return (
    <div role="status">
      {sent ? (
        <Sent ref={takeFocus} tabIndex={-1}>
          {email ? t('checkout:orders.sent', { email }) : t('checkout:orders.sentPlain')}
        </Sent>
      ) : (
        <Button variant="secondary" icon={<Mail aria-hidden="true" />} busy={busy} onClick={send}>
          {t('checkout:orders.again')}
        </Button>
      )}
    </div>
  )
}
