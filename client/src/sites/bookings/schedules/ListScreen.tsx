import { useParams, useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { platformNow } from '../../../app/platform-clock.ts'
import { NoScheduleFits } from '../../../features/occurrences/list/NoScheduleFits.tsx'
import { chosenIn, filtered, withChange, withChosen } from '../../../features/occurrences/list/schedule-filters.ts'
import type { Chosen } from '../../../features/occurrences/list/schedule-filters.ts'
import { ScheduleFilterBar } from '../../../features/occurrences/list/ScheduleFilterBar.tsx'
import { ScheduleList } from '../../../features/occurrences/list/ScheduleList.tsx'
import type { ScheduleKind } from '../../../features/occurrences/schedules/schedule.ts'
import { SaveSearch } from '../../../features/saved-searches/SaveSearch.tsx'
import { nameOfSlug } from '../../../i18n/slug-name.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import { sceneForCategory } from '../../../ui/scenes/scene-for.ts'
import { onAccount } from '../../shared/other-sites.ts'
import { pathsOf } from './schedule-paths.ts'
import { useCampCategoryPage, useCourseCategoryPage } from './use-category-page.ts'
import type { CategoryPage } from './use-category-page.ts'

type Found = Extract<CategoryPage, { readonly status: 'found' }> & { readonly kind: ScheduleKind }

function Schedules({ kind, venue, category, schedules }: Found) {
  const [query, setQuery] = useSearchParams()
  const now = platformNow()
  const chosen = chosenIn(query)
  const shown = filtered(schedules, chosen, now)
  const choose = (next: Chosen): void =>
    setQuery(withChange(new URLSearchParams(window.location.search), chosen, next), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <>
      {schedules.length > 1 ? (
        <ScheduleFilterBar
          kind={kind}
          schedules={schedules}
          shown={shown.length}
          chosen={chosen}
          now={now}
          onChange={choose}
        />
      ) : null}
      <SaveSearch
        search={{
          name: category.name,
          path: pathsOf[kind].list(venue.slug, category.slug),
          query: withChosen(new URLSearchParams(), chosen).toString(),
        }}
        savedAt={onAccount('/')}
      />
      {shown.length > 0 ? (
        <ScheduleList
          kind={kind}
          schedules={shown}
          now={now}
          detailsPath={({ slug }) => pathsOf[kind].details(venue.slug, category.slug, slug)}
        />
      ) : (
        <NoScheduleFits kind={kind} schedules={schedules} chosen={chosen} now={now} onChange={choose} />
      )}
    </>
  )
}

/** The page while loading, under the address's name. */
function ListToCome() {
  const { activitySlug = '' } = useParams()
  const name = nameOfSlug(activitySlug)
  return (
    <>
      <PageHeading
        picture={<Picture scene={sceneForCategory({ name, slug: activitySlug })} window="band" shape="plain" fill />}
        intro={<Skeleton count={1} shape="lines" />}
      >
        {name}
      </PageHeading>
      <Skeleton count={6} shape="row" />
    </>
  )
}

/** The courses, or the camps, of a category. */
function ListScreen({ kind, page }: { readonly kind: ScheduleKind; readonly page: CategoryPage }) {
  const { t } = useTranslation(['courses'])
  const [query] = useSearchParams()
  if (page.status === 'missing') return <NotFoundPage />
  if (page.status === 'loading') return <ListToCome />
  const { venue, category, schedules } = page
  const shown = filtered(schedules, chosenIn(query), platformNow())
  return (
    <>
      <PageHeading
        picture={<Picture scene={sceneForCategory(category)} window="band" shape="plain" fill />}
        intro={
          schedules.length > 0 ? (
            <>
              <p>{t(`courses:${kind}.list.intro`, { count: shown.length, venue: venue.name })}</p>
              <ButtonLink to={pathsOf[kind].timetable(venue.slug, category.slug)} variant="text">
                {t('courses:list.timetable')}
              </ButtonLink>
            </>
          ) : (
            venue.name
          )
        }
      >
        {category.name}
      </PageHeading>
      {schedules.length > 0 ? (
        <Schedules kind={kind} {...page} />
      ) : (
        <EmptyState
          title={t(`courses:${kind}.list.empty`, { category: category.name })}
          action={<ButtonLink to={pathsOf[kind].categories(venue.slug)}>{t('courses:list.otherCategory')}</ButtonLink>}
        >
          {t(`courses:${kind}.list.emptyText`)}
        </EmptyState>
      )}
    </>
  )
}

/** '/camps/location/{venueSlug}/{activitySlug}' */
export function CampsPage() {
  return <ListScreen kind="camp" page={useCampCategoryPage()} />
}

/** '/courses/location/{venueSlug}/{activitySlug}' */
export function CoursesPage() {
  return <ListScreen kind="course" page={useCourseCategoryPage()} />
}
