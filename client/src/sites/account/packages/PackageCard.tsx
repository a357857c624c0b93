import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { platformNow } from '../../../app/platform-clock.ts'
import { lastDayOf, sceneOfOwned, usagesOf } from '../../../features/packages/owned-package.ts'
import { contentsOf, placesOf } from '../../../features/packages/package.ts'
import type { OwnedPackage } from '../../../features/packages/package.ts'
import { useTimezone } from '../../../features/venues/use-timezone.ts'
import { dotted } from '../../../i18n/dotted.ts'
import { fullDayText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { ButtonOut } from '../../../ui/buttons/ButtonOut.tsx'
import { Tag } from '../../../ui/labels/Tag.tsx'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { onBookings } from '../../shared/other-sites.ts'
import { pathToUse } from './path-to-use.ts'
import { UsageDots } from './UsageDots.tsx'
import { UseStamps } from './UseStamps.tsx'

const Card = styled('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '208px minmax(0, 1fr)' },
    mx: { base: '-4', md: '0' },
    borderRadius: { md: 'surface' },
    bg: 'bg.subtle',
    overflow: 'hidden',
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
})
const Frame = styled('div', { base: { height: { base: '116px', lg: 'full' }, minHeight: { lg: '200px' } } })
const Words = styled('div', { base: { minWidth: 0, p: { base: '4', md: '6' }, pb: { base: '2', md: '4' } } })
const Head = styled('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '4', mb: '4' },
})
const About = styled('div', { base: { display: 'grid', gap: '1', justifyItems: 'start', minWidth: 0 } })
const Name = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' }, overflowWrap: 'anywhere' } })
const Quiet = styled('p', { base: { color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' } })
const Left = styled('p', {
  base: { flexShrink: 0, fontWeight: 'bold', whiteSpace: 'nowrap', '& > strong': { fontSize: '2xl', lineHeight: '1' } },
})
const Rows = styled('ul', {
  base: {
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      py: '3',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    '& > li > a': { flexShrink: 0 },
  },
})
const Good = styled('div', { base: { display: 'grid', gap: '1', minWidth: 0 } })
const Strong = styled('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    fontWeight: 'bold',
    overflowWrap: 'anywhere',
  },
})

const day = 24 * 3_600_000
/** Up to this many usages are stamps; more are a number and a bar. */
const mostStamps = 10

type Props = { readonly of: OwnedPackage; readonly userId: number }

/** A package in use: its usages, what it is good for, and the way to use one. */
export function PackageCard({ of: one, userId }: Props) {
  const { t } = useTranslation(['account'])
  const titleId = useId()
  const timezone = useTimezone(one.venueRestriction?.venue?.slug ?? null)
  const { usages, left } = usagesOf(one)
  const contents = contentsOf(one)
  const [only] = contents.length === 1 ? contents : []
  const rows = contents.map((content) => ({ content, place: onBookings(pathToUse(content, one)) }))
  return (
    <Card aria-labelledby={titleId}>
      <Frame>
        <Picture scene={sceneOfOwned(one)} shape="plain" fill />
      </Frame>
      <Words>
        <Head>
          <About>
            <Name id={titleId}>{one.name}</Name>
            <Quiet>{dotted([placesOf(one).name, untilText(one)])}</Quiet>
            <EndingSoon of={one} />
          </About>
          <Left>
            <strong>{left}</strong> {t('account:packages.left')}
          </Left>
        </Head>
        {only && usages <= mostStamps ? (
          <UseStamps userId={userId} packageId={one.id} usages={usages} left={left} />
        ) : null}
        <Rows aria-label={t('account:packages.goodFor')}>
          {rows.map(({ content, place }, index) => (
            // Contents have no id, and their order is the platform's.
            <li key={index}>
              <Good>
                {only && usages <= mostStamps ? (
                  <Strong>{t('account:packages.options', { names: content.options })}</Strong>
                ) : (
                  <>
                    <Strong>
                      {t('account:packages.leftOf', { left: content.left ?? 0, usages: content.usages })}
                      <UsageDots usages={content.usages} left={content.left ?? 0} />
                    </Strong>
                    <Quiet>{t('account:packages.options', { names: content.options })}</Quiet>
                  </>
                )}
                {content.activities.some(({ bookingType }) => bookingType === 'ticketed') ? (
                  <Quiet>{t('account:packages.oneTicket')}</Quiet>
                ) : null}
              </Good>
              {place === null || (content.left ?? 0) === 0 ? null : (
                <ButtonOut href={place} variant="secondary">
                  {t('account:packages.useOne')}{' '}
                  <VisuallyHidden>{t('account:packages.useOneOf', { names: content.options })}</VisuallyHidden>
                </ButtonOut>
              )}
            </li>
          ))}
        </Rows>
      </Words>
    </Card>
  )

  function untilText(owned: OwnedPackage): string {
    const last = lastDayOf(owned, timezone)
    return last === null ? t('account:packages.endless') : t('account:packages.until', { date: fullDayText(last) })
  }
}

/** The days left of a package that ends within 14 days. */
function EndingSoon({ of: { expiresAt } }: { readonly of: OwnedPackage }) {
  const { t } = useTranslation(['account'])
  const days = expiresAt ? Math.floor((Date.parse(expiresAt) - platformNow()) / day) : null
  if (days === null || days > 14) return null
  return <Tag tone="warning">{t('account:packages.endsIn', { count: Math.max(0, days) })}</Tag>
}
