import { BookableRows } from '../../../ui/layout/BookableRow.tsx'
import type { Course } from '../course.ts'
import { inListOrder } from './course-order.ts'
import { CourseRow } from './CourseRow.tsx'
import { WhosePrices } from './WhosePrices.tsx'

type Props = {
  readonly courses: readonly Course[]
  readonly now: number
  readonly detailsPath: (course: Course) => string
}

/** Courses to choose from; those that have ended stand last and quiet. Whose the prices are stands above them. */
export function CourseList({ courses, now, detailsPath }: Props) {
  return (
    <>
      <WhosePrices courses={courses} />
      <BookableRows>
        {inListOrder(courses, now).map((course) => (
          <CourseRow key={course.slug} course={course} now={now} detailsPath={detailsPath(course)} />
        ))}
      </BookableRows>
    </>
  )
}
