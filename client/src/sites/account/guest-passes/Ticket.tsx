import { Share2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goodFor, groupsOf, placeOf } from '../../../features/guest-passes/pass.ts'
import { addressOf } from '../../../features/guest-passes/pass-link.ts'
import { PassCode } from '../../../features/guest-passes/PassCode.tsx'
import { PassNumber } from '../../../features/guest-passes/PassRows.tsx'
import type { GuestPass } from '../../../features/guest-passes/use-guest-passes.ts'
import { dayOfMomentText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Tag } from '../../../ui/labels/Tag.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { QrCode } from '../../../ui/pictures/QrCode.tsx'
import { paths } from '../paths.ts'
import { ShareTicket } from './ShareTicket.tsx'

const Paper = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 196px' },
    borderRadius: 'surface',
    bg: 'brand.subtle',
    overflow: 'hidden',
    '@media (forced-colors: active)': { borderWidth: '1px', borderColor: 'CanvasText' },
  },
})
const Words = styled('div', {
  base: {
    display: 'grid',
    gap: '1',
    justifyItems: 'start',
    alignContent: 'start',
    minWidth: 0,
    p: { base: '4', md: '6' },
  },
})
const Name = styled('h3', { base: { fontSize: { base: 'lg', md: 'xl' }, mt: '2' } })
const Quiet = styled('p', { base: { color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere', textWrap: 'pretty' } })
const Ways = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2', mt: '3' },
})
const notch = {
  content: '""',
  position: 'absolute',
  width: '24px',
  height: '24px',
  borderRadius: 'full',
  bg: 'bg',
  '@media (forced-colors: active)': { display: 'none' },
} as const
// Torn off along a dashed line, with a notch at each end of it.
const Stub = styled('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: { base: 'row', md: 'column' },
    alignItems: 'center',
    justifyContent: { base: 'start', md: 'center' },
    gap: { base: '4', md: '2' },
    p: { base: '4', md: '5' },
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    borderTopWidth: { base: '2px', md: '0' },
    borderInlineStartWidth: { base: '0', md: '2px' },
    _before: { ...notch, top: '-13px', insetInlineStart: { base: '-12px', md: '-13px' } },
    _after: {
      ...notch,
      top: { base: '-13px', md: 'auto' },
      bottom: { md: '-12px' },
      insetInlineEnd: { base: '-12px', md: 'auto' },
      insetInlineStart: { md: '-13px' },
    },
  },
  variants: { closed: { false: { _after: { display: { md: 'none' } } }, true: {} } },
})
const Figures = styled('div', { base: { maxWidth: '7.5rem', textAlign: { base: 'start', md: 'center' } } })
const Large = styled('div', { base: { display: 'grid', gap: '3', justifyItems: 'center', textAlign: 'center' } })

type Props = { readonly pass: GuestPass; readonly timezone: string | null }

/** A pass that is ready to use, as a ticket: its terms and ways to hand it on, and the code on the stub. */
export function Ticket({ pass, timezone }: Props) {
  const { t } = useTranslation(['account', 'checkout'])
  const panelId = useId()
  const ways = useRef<HTMLDivElement>(null)
  const [isSharing, setSharing] = useState(false)
  const [isLarge, setLarge] = useState(false)
  const code = groupsOf(pass.code)
  const address = addressOf(paths.guestPass(pass.code))
  const hasSheet = 'share' in navigator

  function close(): void {
    setSharing(false)
    ways.current?.querySelector('button')?.focus()
  }

  async function share(): Promise<void> {
    if (isSharing) return close()
    if (!hasSheet) return setSharing(true)
    try {
      await navigator.share({ title: t('account:guestPasses.forYou'), url: address })
    } catch (refusal) {
      // Closing the sheet is an answer; a sheet that does not open leads to the panel.
      if (!(refusal instanceof DOMException && refusal.name === 'AbortError')) setSharing(true)
    }
  }

  return (
    <Paper aria-label={t('account:guestPasses.ticket', { code })}>
      <Words>
        <Tag tone="success">{t('checkout:guestPasses.active')}</Tag>
        <Name>{t('account:guestPasses.one')}</Name>
        <p>{untilText()}</p>
        {termsText() === null ? null : <Quiet>{termsText()}</Quiet>}
        <Ways ref={ways}>
          <Button
            variant={isSharing ? 'secondary' : 'primary'}
            icon={isSharing ? undefined : <Share2 aria-hidden="true" />}
            label={`${isSharing ? t('account:guestPasses.close') : t('account:guestPasses.share')}: ${code}`}
            {...(hasSheet && !isSharing ? {} : { expanded: isSharing, controls: panelId })}
            onClick={() => void share()}
          >
            {isSharing ? t('account:guestPasses.close') : t('account:guestPasses.share')}
          </Button>
          <Button
            variant="text"
            opens="dialog"
            label={`${t('account:guestPasses.large')}: ${code}`}
            onClick={() => setLarge(true)}
          >
            {t('account:guestPasses.large')}
          </Button>
        </Ways>
      </Words>
      <Stub closed={!isSharing}>
        <QrCode size="small" text={pass.code} label={t('checkout:guestPasses.qrLabel', { code })} />
        <Figures>
          <PassNumber code={pass.code} />
        </Figures>
      </Stub>
      {isSharing ? <ShareTicket id={panelId} address={address} code={code} onClosed={close} /> : null}
      {isLarge ? (
        <Dialog title={t('account:guestPasses.one')} onClosed={() => setLarge(false)}>
          <Large>
            <PassCode code={pass.code} />
            <p>{untilText()}</p>
            {termsText() === null ? null : <Quiet>{termsText()}</Quiet>}
          </Large>
        </Dialog>
      ) : null}
    </Paper>
  )

  function untilText(): string {
    // Expiry at midnight names the day before.
    const at = Date.parse(pass.expiresAt ?? '')
    if (!Number.isFinite(at)) return t('account:guestPasses.endless')
    return t('account:guestPasses.until', { date: dayOfMomentText(at - 1, timezone) })
  }

  function termsText(): string | null {
    const names = goodFor(pass)
    const place = placeOf(pass)
    if (names.length === 0) return place === null ? null : t('account:guestPasses.at', { place })
    return place === null
      ? t('account:guestPasses.goodFor', { names })
      : t('account:guestPasses.goodForAt', { names, place })
  }
}
