import { chakra } from '@chakra-ui/react'
import type { Course } from '../course.ts'
import { inListOrder } from './course-order.ts'
import { CourseRow } from './CourseRow.tsx'

const List = chakra('ul', { base: { display: 'grid', gap: { base: '4', md: '3' } } })

type Props = {
  readonly courses: readonly Course[]
  readonly now: number
  readonly detailsPath: (course: Course) => string
}

/** Courses to choose from; those that have ended stand last and quiet. */
export function CourseList({ courses, now, detailsPath }: Props) {
  return (
    <List>
      {inListOrder(courses, now).map((course) => (
        <CourseRow key={course.slug} course={course} now={now} detailsPath={detailsPath(course)} />
      ))}
    </List>
  )
}
