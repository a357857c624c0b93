import { WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { environment } from '../../../app/environment.ts'
import { ConnectionPage } from '../../../app/pages/ConnectionPage.tsx'
import { useOnline } from '../../../browser/connection.ts'
import { dropBookingsOfOthers, keptForLogin } from '../../../features/bookings/kept/kept-bookings.ts'
import type { KeptBookings } from '../../../features/bookings/kept/kept-bookings.ts'
import { recallLook } from '../../../theme/remembered-look.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonOut } from '../../../ui/buttons/ButtonOut.tsx'
import { PageTitle } from '../../../ui/layout/page/PageTitle.tsx'
import { mainId } from '../../../ui/layout/page/SkipLink.tsx'
import { QrCode } from '../../../ui/pictures/QrCode.tsx'
import { KeptList, keptAtText } from '../bookings/KeptRows.tsx'
import { Part, Quiet } from '../bookings/Part.tsx'
import { paths } from '../paths.ts'
import { keptAt } from './kept-at.ts'

const Bar = styled('header', {
  base: { bg: 'header.bg', color: 'header.fg', borderBottomWidth: '1px', borderColor: 'border' },
})
const Wide = styled('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    maxWidth: 'content',
    mx: 'auto',
    px: { base: '4', lg: '6' },
    py: '2',
    '& svg': { width: '18px', height: '18px', flexShrink: 0 },
  },
  variants: {
    of: { site: { minHeight: '52px', fontSize: 'lg', fontWeight: 'bold' }, line: { fontSize: 'sm' } },
  },
})
const Line = styled('div', { base: { bg: 'warning.subtle', color: 'warning' } })
const Main = styled('main', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
    alignItems: 'start',
    columnGap: '12',
    rowGap: '8',
    maxWidth: 'content',
    mx: 'auto',
    px: { base: '4', lg: '6' },
    py: { base: '4', md: '8' },
    outline: 'none',
  },
})
const Heading = styled('h1', { base: { gridColumn: '1 / -1', fontSize: { base: 'xl', md: '2xl' } } })
const Code = styled('div', {
  base: {
    display: 'grid',
    gap: '2',
    justifyItems: 'center',
    textAlign: 'center',
    p: '5',
    borderRadius: 'surface',
    bg: 'brand.subtle',
    gridColumn: { md: '2' },
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
})
const Figures = styled('p', { base: { fontWeight: 'bold', overflowWrap: 'anywhere' } })
const Bookings = styled('div', {
  base: { display: 'grid', gap: '5', justifyItems: 'start', minWidth: 0, '& > section': { width: 'full' } },
  variants: { beside: { true: { gridColumn: { md: '1' }, gridRow: { md: '2' } }, false: {} } },
})

/**
 * The account while the platform cannot be reached at the start: the code and the next bookings that this device knows, and
 * on every other page that it needs a connection.
 */
export function OfflinePage() {
  const { t } = useTranslation(['account'])
  const { pathname } = useLocation()
  useEffect(dropBookingsOfOthers, [])
  const kept = keptAt(pathname)
  if (kept !== null) return <KnownPage kept={kept} />
  return (
    <ConnectionPage
      onRetry={startAgain}
      more={
        keptForLogin() === null ? null : (
          <ButtonOut href={paths.dashboard()} variant="secondary">
            {t('account:offline.toKept')}
          </ButtonOut>
        )
      }
    />
  )
}

function KnownPage({ kept }: { readonly kept: KeptBookings }) {
  const { t } = useTranslation(['account', 'common'])
  const online = useOnline()
  const app = recallLook(document.documentElement, () => localStorage) ?? environment().config.appName
  const { reference, barcode, bookings } = kept
  const reason = online ? t('account:offline.unreached') : t('account:offline.offline')
  return (
    <>
      <PageTitle app={app} title={t('account:bookings.kept')} />
      <Bar>
        <Wide of="site">{app}</Wide>
      </Bar>
      <Line role="status">
        <Wide of="line">
          <WifiOff aria-hidden="true" />
          {`${reason} ${t('account:bookings.keptAt', { time: keptAtText(kept) })}`}
        </Wide>
      </Line>
      <Main id={mainId} tabIndex={-1}>
        <Heading>{t('account:bookings.kept')}</Heading>
        {reference === null ? null : (
          <Code>
            <QrCode text={reference} label={t('account:frame.codeLabel', { reference })} />
            <Figures>{barcode && barcode !== reference ? `${reference} · ${barcode}` : reference}</Figures>
            <p>{t('account:frame.codeText')}</p>
          </Code>
        )}
        <Bookings beside={reference !== null}>
          <Part title={t('account:offline.fortnight')}>
            {bookings.length === 0 ? <Quiet>{t('account:offline.nothing')}</Quiet> : <KeptList bookings={bookings} />}
          </Part>
          <p>{t('account:bookings.offline')}</p>
          <Button onClick={startAgain}>{t('common:actions.tryAgain')}</Button>
        </Bookings>
      </Main>
    </>
  )
}

function startAgain(): void {
  window.location.reload()
}
