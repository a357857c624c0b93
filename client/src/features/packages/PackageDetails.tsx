import { CalendarClock, MapPin, Ticket, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { FactsList } from '../../ui/text/FactsList.tsx'
import type { Fact } from '../../ui/text/FactsList.tsx'
import { PictureBand } from '../../ui/layout/Bleed.tsx'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { SafeHtml } from '../../ui/text/SafeHtml.tsx'
import { contentsOf, nameOf, placesOf, sceneOf } from './package.ts'
import type { OwnedPackage, Package } from './package.ts'
import { PackageLeft } from './PackageLeft.tsx'
import { usePackageText } from './use-package-text.ts'

const Heading = styled('h1', {
  base: { fontSize: { base: 'xl', md: '2xl' }, overflowWrap: 'anywhere', textWrap: 'pretty', mb: '2' },
})
const About = styled('div', { base: { maxWidth: 'measure', mb: '5', color: 'fg.muted' } })

type Props = {
  readonly of: Package
  /** The customer's own packages of it. */
  readonly owned: readonly OwnedPackage[]
  readonly timezone: string | null
}

/** A package's description, content, venues and validity. */
export function PackageDetails({ of: one, owned, timezone }: Props) {
  const { t } = useTranslation(['activities'])
  const text = usePackageText()
  const contents = contentsOf(one)
  const { name: place, venues } = placesOf(one)
  const expiry = text.expiry(one)
  const facts: readonly Fact[] = [
    ...contents.map((content, index) => ({
      id: `content-${index}`,
      icon: <Ticket aria-hidden="true" />,
      strong: text.content(content),
      muted: content.options.length > 1 ? t('activities:packages.anyOf', { count: content.usages }) : null,
    })),
    ...(one.coversTickets === true
      ? [{ id: 'tickets', icon: <Users aria-hidden="true" />, strong: t('activities:packages.oneTicket'), muted: null }]
      : []),
    ...(place === null
      ? []
      : [
          {
            id: 'where',
            icon: <MapPin aria-hidden="true" />,
            strong: place,
            muted: venues.length > 0 ? t('activities:packages.venues', { names: venues }) : null,
          },
        ]),
    ...(expiry === null
      ? []
      : [
          {
            id: 'expiry',
            icon: <CalendarClock aria-hidden="true" />,
            strong: expiry,
            muted: one.expiry ? t('activities:packages.fromPurchase') : null,
          },
        ]),
  ]
  return (
    <div>
      <PictureBand>
        <Picture scene={sceneOf(one)} window="band" shape="plain" fill />
      </PictureBand>
      <Heading>{nameOf(one)}</Heading>
      {one.description ? (
        <About>
          <SafeHtml html={one.description} />
        </About>
      ) : null}
      <FactsList facts={facts} />
      <PackageLeft owned={owned} timezone={timezone} />
    </div>
  )
}
