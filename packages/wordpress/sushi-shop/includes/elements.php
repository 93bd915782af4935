<?php
/**
 * The storefront's elements.
 *
 * @package Sushi_Shop
 */

namespace Sushi_Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Elements by tag. `path` is the page at the storefront, `area` the one that gives it as a fragment, `flags` are attributes
 * that only need to be there, `room` is the height that is kept free, and `inline` ones stand in a line of words.
 *
 * @return array
 */
function elements() {
	$slug = array( 'slug' );
	return array(
		'shop-menu'         => element( __( 'Menu', 'sushi-shop' ), '/products?category={category}', 'catalog', array( 'category' ) ),
		'shop-product'      => element( __( 'Dish', 'sushi-shop' ), '/products/{slug}', 'catalog', $slug ),
		'shop-gallery'      => element( __( 'Gallery', 'sushi-shop' ), '/gallery', 'catalog' ),
		'shop-cart'         => element( __( 'Cart', 'sushi-shop' ), '/cart' ),
		'shop-account'      => element( __( 'Account', 'sushi-shop' ), '/login' ),
		'shop-blog'         => element( __( 'Blog', 'sushi-shop' ), '/blog', 'blog' ),
		'shop-contact'      => element( __( 'Contact', 'sushi-shop' ), '/contact', 'blog' ),
		'shop-faq'          => element( __( 'Questions', 'sushi-shop' ), '/faq', 'blog' ),
		'shop-product-card' => piece( __( 'Dish as a card', 'sushi-shop' ), '/products/{slug}', array( 'slug', 'heading' ), '420px' ),
		'shop-add-to-cart'  => piece( __( 'Add to cart', 'sushi-shop' ), '/products/{slug}', $slug, '48px', array( 'stepper', 'note' ) ),
		'shop-reviews'      => piece( __( 'Reviews of a dish', 'sushi-shop' ), '/products/{slug}', array( 'slug', 'heading' ), '200px' ),
		'shop-post'         => piece( __( 'Post as a card', 'sushi-shop' ), '/blog/{slug}', array( 'slug', 'heading' ), '160px' ),
		'shop-search'       => piece( __( 'Search', 'sushi-shop' ), '/products', array(), '48px' ),
		'shop-categories'   => piece( __( 'Categories', 'sushi-shop' ), '/products', array( 'category' ), '48px' ),
		'shop-price'        => piece( __( 'Price of a dish', 'sushi-shop' ), '/products/{slug}', $slug ),
		'shop-cart-button'  => piece( __( 'Cart button', 'sushi-shop' ), '/cart', array(), '', array( 'floating' ) ),
	);
}

/**
 * An element that shows pages.
 *
 * @param string   $title      What it is called in the editor.
 * @param string   $path       Its first page, with names of attributes in braces.
 * @param string   $area       Area whose fragments it has; none for pages about the visitor.
 * @param string[] $attributes Its own attributes.
 * @return array
 */
function element( $title, $path, $area = '', $attributes = array() ) {
	$flags  = array();
	$room   = '100vh';
	$inline = false;
	return compact( 'title', 'path', 'area', 'attributes', 'flags', 'room', 'inline' );
}

/**
 * An element that shows a part of a page; one without room stands in a line.
 *
 * @param string   $title      What it is called in the editor.
 * @param string   $path       The page that it links to.
 * @param string[] $attributes Its own attributes.
 * @param string   $room       Height that is kept free.
 * @param string[] $flags      Attributes that only need to be there.
 * @return array
 */
function piece( $title, $path, $attributes = array(), $room = '', $flags = array() ) {
	$area   = '';
	$inline = '' === $room;
	return compact( 'title', 'path', 'area', 'attributes', 'flags', 'room', 'inline' );
}

/**
 * The page of an element at the storefront: `/products?category=maki`. Attributes that are not given leave nothing behind.
 *
 * @param string $path   With names of attributes in braces.
 * @param array  $values By attribute.
 * @return string
 */
function element_path( $path, $values ) {
	$filled = preg_replace_callback(
		'/\{(\w+)\}/',
		function ( $found ) use ( $values ) {
			return rawurlencode( isset( $values[ $found[1] ] ) ? $values[ $found[1] ] : '' );
		},
		$path
	);
	return preg_replace( '/\?\w+=$/', '', $filled );
}
