import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../app/toasts/toasts.ts'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { PassCode } from './PassCode.tsx'
import { addressOf, copyText } from './pass-link.ts'
import type { GuestPass } from './use-guest-passes.ts'

const Content = styled('div', { base: { display: 'grid', gap: '4', justifyItems: 'center', textAlign: 'center' } })
const Address = styled(Link, { base: { overflowWrap: 'anywhere', fontSize: 'sm' } })

type Props = {
  readonly pass: GuestPass
  /** The path of the guest's page. */
  readonly path: string
  readonly onClosed: () => void
}

/** A pass to show or send: its code, and a link for its holder. */
export function SharePass({ pass, path, onClosed }: Props) {
  const { t } = useTranslation(['checkout'])
  const [failed, setFailed] = useState(false)
  const url = addressOf(path)

  async function copy(): Promise<void> {
    // The clipboard may be forbidden: the link below can be copied by hand.
    if (await copyText(url)) showToast({ type: 'success', content: t('checkout:guestPasses.copied') })
    else setFailed(true)
  }

  return (
    <Dialog title={t('checkout:guestPasses.shareTitle')} onClosed={onClosed}>
      <Content>
        <p>{t('checkout:guestPasses.shareText')}</p>
        <PassCode code={pass.code} />
        <Button onClick={() => void copy()}>
          <Share2 aria-hidden="true" />
          {t('checkout:guestPasses.copy')}
        </Button>
        <div role="alert">{failed ? <p>{t('checkout:guestPasses.copyFailed')}</p> : null}</div>
        <Address to={path}>{url}</Address>
      </Content>
    </Dialog>
  )
}
