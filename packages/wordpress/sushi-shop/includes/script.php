<?php
/**
 * The storefront's script, once for each page that has an element.
 *
 * @package Sushi_Shop
 */

namespace Sushi_Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Addresses of scripts with their hashes: those of the pinned versions, else the one for all elements, without a hash.
 *
 * @return array
 */
function scripts() {
	$settings = settings();
	if ( '' === $settings['storefront'] ) {
		return array();
	}
	$scripts = array();
	foreach ( array_filter( explode( "\n", $settings['pinned'] ) ) as $line ) {
		list( $address, $integrity ) = array_pad( preg_split( '/\s+/', trim( $line ) ), 2, '' );
		$scripts[ $address ]         = $integrity;
	}
	return $scripts ? $scripts : array( $settings['storefront'] . '/embed/shop.js' => '' );
}

/** Puts the scripts on the page: into the head where that is still to come, as in block themes, else into its foot. */
function enqueue_scripts() {
	// By the address alone: of a visitor who asks for JSON, a caching plugin would keep a page without the script for all.
	if ( is_admin() || ( defined( 'REST_REQUEST' ) && REST_REQUEST ) ) {
		return;
	}
	foreach ( array_keys( scripts() ) as $index => $address ) {
		// Without a version: the storefront's address has none.
		wp_enqueue_script( 'sushi-shop-' . $index, $address, array(), null, false ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters
	}
}

/**
 * Makes our script tags modules. A pinned version is run only if it has its hash.
 *
 * @param string $tag    As WordPress has made it.
 * @param string $handle Name of the script.
 * @return string
 */
function module_tag( $tag, $handle ) {
	if ( ! preg_match( '/^sushi-shop-\d+$/', $handle ) ) {
		return $tag;
	}
	$all        = scripts();
	$address    = array_keys( $all )[ (int) substr( $handle, strlen( 'sushi-shop-' ) ) ];
	$attributes = array(
		'type' => 'module',
		'src'  => esc_url_raw( $address ),
		'id'   => $handle . '-js',
	);
	if ( '' !== $all[ $address ] ) {
		$attributes['integrity']   = $all[ $address ];
		$attributes['crossorigin'] = 'anonymous';
	}
	return wp_get_script_tag( $attributes );
}
