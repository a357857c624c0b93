import { ask } from '../../app/answers/question.ts'
import { membershipsQuestion } from '../../features/memberships/memberships-question.ts'
import { venueQuestion } from '../../features/site/venue.ts'
import { venuesQuestion } from '../../features/venues/venues-question.ts'
import { prepareScene } from '../../ui/scenes/scene-shapes.ts'
import type { PageLoader } from '../shared/page-row.ts'

/** The questions of each page. None of them waits for the answers; home waits for the picture that the shell shows. */
export const loaders = {
  home: () => {
    void ask(venuesQuestion())
    return [prepareScene('gym')]
  },
  centre: ({ params: { venueSlug = '' } }) => {
    void ask(venueQuestion(venueSlug))
    void ask(membershipsQuestion(venueSlug))
    return []
  },
} as const satisfies Readonly<Record<string, PageLoader>>
