import { CategoryPattern } from '../../ui/CategoryPattern.tsx'
import { patternKindOf } from '../../ui/pattern-kind.ts'
import type { Course } from './course.ts'

type Pictured = {
  readonly pictureKind?: Course['pictureKind'] | undefined
  readonly category: { readonly name: string | null } | null
}

/** The picture of a course, or of its category, for a frame of any size. */
export function CoursePicture({ course }: { readonly course: Pictured }) {
  return <CategoryPattern kind={patternKindOf(`${course.pictureKind ?? ''} ${course.category?.name ?? ''}`)} />
}
