import {
  drawnVersion,
  type DrawnPicture,
  type DrawnRestaurant,
} from '#app/services/images/drawn-pictures.server.ts'

/** @param address the restaurant's path */
export const drawnPictureUrl = (
  address: string,
  picture: DrawnPicture,
  restaurant: DrawnRestaurant,
) => `${address}/pictures/${picture}?v=${drawnVersion(picture, restaurant)}`
