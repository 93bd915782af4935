export { endpointsByName } from './endpoints-by-name.ts';
export {
  callAddress,
  defineEndpoint,
  isList,
  isProviderFailure,
  type Endpoint,
  type EndpointRequest,
  type ProviderErrorKind,
  type ProviderFailure,
} from './endpoint.ts';
export { id, money, readMoney, requiredAddress, requiredText, type RecordId } from './fields.ts';
export { readText } from './read-text.ts';
export { pageOf, type Page } from './schema.ts';
export {
  login,
  logout,
  refreshToken,
  register,
  type LoginAnswer,
  type LoginBody,
  type RefreshAnswer,
} from './accounts.ts';
export { createComment, getPost, listComments, listPosts, type Comment, type Post } from './blog.ts';
export {
  addCartItem,
  clearCart,
  getCart,
  removeCartItem,
  updateCartItem,
  type AddItemBody,
  type Cart,
  type CartItem,
  type CartProduct,
} from './cart.ts';
export {
  getContactInfo,
  sendContactMessage,
  type Branch,
  type ContactInfo,
  type ContactMessage,
} from './contact.ts';
export {
  addressFields,
  createOrder,
  getPayment,
  getPaymentOptions,
  paymentMethods,
  startCardPayment,
  type AddressField,
  type CardPayment,
  type DeliveryAddress,
  type Order,
  type Payment,
  type PaymentMethod,
  type PaymentOptions,
} from './orders.ts';
export {
  documentTypes,
  getCompany,
  getPublicSettings,
  listDocuments,
  listFaqs,
  type Company,
  type DocumentType,
  type Faq,
  type LegalDocument,
  type PublicSettings,
} from './pages.ts';
export { createReview, getProduct, type Product, type ProductImage, type Review } from './product.ts';
export {
  getCategory,
  listCategories,
  listProducts,
  type Attribute,
  type Category,
  type ListedProduct,
} from './products.ts';
export { listSearchableProducts, type SearchableProduct } from './searchable-products.ts';
