import { chakra } from '@chakra-ui/react'
import { GraduationCap, Tent } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router-dom'
import { NotFoundPage } from '../../../app/pages/NotFoundPage.tsx'
import { rememberVenue } from '../../../app/selected-venue.ts'
import { useClient } from '../../../app/site-record.ts'
import { useOffersCampsAndCourses } from '../../../features/site/use-chosen-venue.ts'
import { useVenue } from '../../../features/site/use-venue.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHeading } from '../../../ui/layout/PageHeading.tsx'
import type { SceneName } from '../../../ui/scenes/scene-window.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { paths } from '../paths.ts'

const Choices = chakra('ul', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))', mb: '8' },
})
const Choice = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateRows: '180px auto',
    height: 'full',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'border',
    overflow: 'hidden',
    color: 'fg',
    textDecoration: 'none',
    transition: 'border-color 150ms ease-out',
    _hover: { borderColor: 'brand.edge' },
  },
})
const Words = chakra('span', { base: { display: 'grid', gap: '1', p: '4', alignContent: 'start' } })
const Name = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    fontSize: 'lg',
    fontWeight: 'bold',
    '& svg': { width: '20px', height: '20px' },
  },
})
const Text = chakra('span', { base: { color: 'fg.muted' } })

type WayProps = {
  readonly to: string
  readonly scene: SceneName
  readonly icon: ReactNode
  readonly name: string
  readonly text: string
}

function Way({ to, scene, icon, name, text }: WayProps) {
  return (
    <li>
      <Choice to={to}>
        <Picture scene={scene} shape="plain" fill />
        <Words>
          <Name>
            {icon}
            {name}
          </Name>
          <Text>{text}</Text>
        </Words>
      </Choice>
    </li>
  )
}

/** '/location/{venueSlug}': what can be booked at the venue. [S2-026] */
export function LocationPage() {
  const { t } = useTexts()
  const { venueSlug = '' } = useParams()
  const client = useClient()
  const venue = useVenue(venueSlug)
  const found = venue.status === 'success' ? venue.data : null
  const offers = useOffersCampsAndCourses(found)
  const foundSlug = found?.slug

  useEffect(() => {
    if (foundSlug !== undefined) rememberVenue(client.id, foundSlug)
  }, [client.id, foundSlug])

  if (venue.status === 'error') return <NotFoundPage />
  if (!found) return <Skeleton count={2} height={220} />
  const address = [found.address1, found.town, found.postcode].filter(Boolean).join(', ')
  return (
    <>
      <PageHeading intro={address}>{t('common:location.heading', { venue: found.name })}</PageHeading>
      {offers ? (
        <Choices>
          <Way
            to={paths.courseCategories(found.slug)}
            scene="lesson"
            icon={<GraduationCap aria-hidden="true" />}
            name={t('common:location.course')}
            text={t('common:location.courseText')}
          />
          <Way
            to={paths.campCategories(found.slug)}
            scene="camp"
            icon={<Tent aria-hidden="true" />}
            name={t('common:location.camp')}
            text={t('common:location.campText')}
          />
        </Choices>
      ) : (
        <EmptyState title={t('common:location.nothing')}>{t('common:location.nothingNext')}</EmptyState>
      )}
      <ButtonLink to={paths.home()} variant="text">
        {t('common:location.otherVenue')}
      </ButtonLink>
    </>
  )
}
