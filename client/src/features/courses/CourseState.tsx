import { Check } from 'lucide-react'
import { useTexts } from '../../i18n/use-texts.ts'
import { styled } from '../../theme/styled.ts'
import { AvailabilityBadge, Places } from '../../ui/AvailabilityBadge.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { Course } from './course.ts'
import type { CourseStanding } from './course-standing.ts'
import { standingText } from './standing-text.ts'

// A sentence, which may take two lines: too long for a tag.
const Reason = styled('span', { base: { fontSize: 'sm', fontWeight: 'bold', color: 'fg.muted' } })

type Props = { readonly course: Course; readonly standing: CourseStanding }

/** Says where the customer stands with a course: places left, booked, or why it is closed. */
export function CourseState({ course, standing }: Props) {
  const { t } = useTexts()
  const { capacity } = course
  switch (standing.kind) {
    case 'bookable':
      return <AvailabilityBadge available={capacity?.available ?? null} maximum={capacity?.maximum ?? null} />
    case 'sold-out':
      return <Places tone="none">{standingText(standing, t)}</Places>
    case 'booked':
      return (
        <Tag tone="success">
          <Check aria-hidden="true" />
          {standingText(standing, t)}
        </Tag>
      )
    case 'reserved':
      return <Tag tone="info">{standingText(standing, t)}</Tag>
    case 'closed':
      return <Reason>{standingText(standing, t)}</Reason>
  }
}
