import { Picture } from '../../ui/Picture.tsx'
import { sceneForCategory } from '../../ui/scenes/scene-for.ts'
import type { SceneWindow } from '../../ui/scenes/scene-window.ts'
import { audienceOf } from './ages.ts'
import type { Ages } from './ages.ts'
import type { Course } from './course.ts'

type Props = {
  readonly course: Pick<Course, 'pictureKind' | 'category'> & Ages
  readonly window?: SceneWindow
}

/** The picture of a course in a frame of any size: its activity, with children or adults in it. */
export function CoursePicture({ course, window = 'square' }: Props) {
  const { pictureKind, category } = course
  const scene = sceneForCategory({ pictureKind, name: category?.name, slug: category?.slug }, audienceOf(course))
  return <Picture scene={scene} window={window} shape="plain" fill />
}
