import {
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type Modifier,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'

/** A mouse, a finger or a pen on the grip; the keyboard on the grip. */
export function useListSensors() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
}

/** A row goes up and down, and never sideways out of its list. */
export const alongTheList: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })]

/** The row whose middle is nearest: dnd-kit's own way also measures across, and sorts them all. */
export const nearestRow: CollisionDetection = ({
  collisionRect,
  droppableContainers,
  droppableRects,
}) => {
  const middle = collisionRect.top + collisionRect.height / 2
  let nearest: { readonly id: string | number; readonly distance: number } | undefined
  for (const { id } of droppableContainers) {
    const rect = droppableRects.get(id)
    if (!rect) continue
    const distance = Math.abs(rect.top + rect.height / 2 - middle)
    if (!nearest || distance < nearest.distance) nearest = { id, distance }
  }
  return nearest ? [{ id: nearest.id }] : []
}
