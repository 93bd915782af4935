export { callAddress } from './address.ts';
export { endpointsByName } from './endpoints-by-name.ts';
export { defineEndpoint, type Endpoint, type EndpointRequest } from './endpoint.ts';
export { pageOf, type Page } from './list.ts';
export { isProviderFailure, type ProviderErrorKind, type ProviderFailure } from './provider-failure.ts';
export { login, logout, refreshToken, register, type LoginBody } from './endpoints/accounts.ts';
export { createComment, getPost, listComments, listPosts } from './endpoints/blog.ts';
export { getContactInfo, sendContactMessage } from './endpoints/contact.ts';
export {
  addCartItem,
  clearCart,
  createOrder,
  getCart,
  removeCartItem,
  updateCartItem,
  type AddItemBody,
} from './endpoints/orders.ts';
export { getCompany, getPublicSettings, listDocuments, listFaqs } from './endpoints/pages.ts';
export { getPayment, getPaymentOptions, startCardPayment } from './endpoints/payments.ts';
export { createReview, getProduct } from './endpoints/product.ts';
export { getCategory, listCategories, listProducts } from './endpoints/products.ts';
export type { LoginAnswer, RefreshAnswer } from './entities/account.ts';
export type { Cart, CartItem, CartProduct } from './entities/cart.ts';
export type { Branch, ContactInfo, ContactMessage } from './entities/contact.ts';
export {
  addressFields,
  paymentMethods,
  type AddressField,
  type DeliveryAddress,
  type Order,
  type PaymentMethod,
} from './entities/order.ts';
export {
  documentTypes,
  type Company,
  type DocumentType,
  type Faq,
  type LegalDocument,
  type PublicSettings,
} from './entities/pages.ts';
export type { CardPayment, Payment, PaymentOptions } from './entities/payment.ts';
export type { Comment, Post } from './entities/post.ts';
export type { Attribute, Category, ListedProduct } from './entities/product.ts';
export type { Product, ProductImage } from './entities/product-page.ts';
export type { Review } from './entities/review.ts';
