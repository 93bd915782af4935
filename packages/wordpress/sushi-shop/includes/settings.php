<?php
/**
 * The settings, and what may stand in them.
 *
 * @package Sushi_Shop
 */

namespace Sushi_Shop;

defined( 'ABSPATH' ) || exit;

/** Words that a setting takes; the first one stands for itself and is no attribute. */
const CHOICES = array(
	'look'  => array( 'page', 'shop' ),
	'theme' => array( 'auto', 'light', 'dark' ),
	'open'  => array( 'storefront', 'page' ),
);

/**
 * What is set, each value with its default.
 *
 * @return array
 */
function settings() {
	$defaults = array(
		'storefront' => '',
		'look'       => 'page',
		'theme'      => 'auto',
		'open'       => 'storefront',
		'fonts'      => false,
		'minutes'    => 10,
		'pinned'     => '',
		'api_base'   => '',
		'tenant'     => '',
	);
	return array_intersect_key( array_merge( $defaults, (array) get_option( OPTION, array() ) ), $defaults );
}

/** Tells WordPress of the option, which then reads and saves its form: with a nonce, for those who may manage options. */
function register_settings() {
	register_setting(
		OPTION,
		OPTION,
		array(
			'type'              => 'object',
			'sanitize_callback' => __NAMESPACE__ . '\sanitize_settings',
			'default'           => array(),
		)
	);
}

/**
 * What may be kept of what a form sends; what is refused stays as it was, and is told.
 *
 * @param mixed $given Values of the form.
 * @return array
 */
function sanitize_settings( $given ) {
	$given = is_array( $given ) ? array_map( 'strval', array_filter( $given, 'is_scalar' ) ) : array();
	$kept  = settings();
	foreach ( CHOICES as $name => $words ) {
		$kept[ $name ] = isset( $given[ $name ] ) && in_array( $given[ $name ], $words, true ) ? $given[ $name ] : $words[0];
	}
	$kept['fonts']   = ! empty( $given['fonts'] );
	$kept['minutes'] = max( 1, min( 1440, isset( $given['minutes'] ) ? (int) $given['minutes'] : 10 ) );
	$kept['tenant']  = isset( $given['tenant'] ) && preg_match( '/^\d{1,9}$/', $given['tenant'] ) ? $given['tenant'] : '';
	if ( ! may_choose_scripts() ) {
		foreach ( array( 'storefront', 'api_base', 'pinned' ) as $name ) {
			if ( isset( $given[ $name ] ) && trim( $given[ $name ] ) !== $kept[ $name ] ) {
				refuse( $name, __( 'Whose scripts run here, and where logins go, is for those who may write unfiltered HTML: on a network of sites, its administrators.', 'sushi-shop' ) );
			}
		}
		return $kept;
	}
	foreach ( array( 'storefront' => false, 'api_base' => true ) as $name => $has_path ) {
		$address = sanitize_address( isset( $given[ $name ] ) ? $given[ $name ] : '', $has_path );
		if ( null === $address ) {
			refuse( $name, __( 'An address has to begin with https:// and to name a host, as https://shop.example does.', 'sushi-shop' ) );
		} else {
			$kept[ $name ] = $address;
		}
	}
	$kept['pinned'] = sanitize_pinned( isset( $given['pinned'] ) ? $given['pinned'] : '', $kept );
	return $kept;
}

/**
 * Whether the current user may name what runs on the site's pages. Code without a user, such as the command line, may.
 *
 * @return bool
 */
function may_choose_scripts() {
	return 0 === get_current_user_id() || current_user_can( 'unfiltered_html' );
}

/**
 * An address, or its origin; empty where there is none, null where it is no address of the web.
 *
 * @param string $text     What was typed.
 * @param bool   $has_path Whether a path may follow the host.
 * @return string|null
 */
function sanitize_address( $text, $has_path ) {
	$text = trim( $text );
	if ( '' === $text ) {
		return '';
	}
	$parts = wp_parse_url( $text );
	if ( ! is_array( $parts ) || ! isset( $parts['scheme'], $parts['host'] ) || isset( $parts['user'] ) || isset( $parts['query'] ) ) {
		return null;
	}
	$scheme = strtolower( $parts['scheme'] );
	$path   = isset( $parts['path'] ) ? untrailingslashit( $parts['path'] ) : '';
	// Without TLS anybody on the way could change the script.
	$is_allowed = 'https' === $scheme || ( 'http' === $scheme && is_local_site() );
	if ( ! $is_allowed || ! preg_match( '/^[a-z0-9.-]+$/i', $parts['host'] ) || ! preg_match( '#^[\w./~-]*$#', $path ) ) {
		return null;
	}
	$port = isset( $parts['port'] ) ? ':' . $parts['port'] : '';
	return $scheme . '://' . strtolower( $parts['host'] ) . $port . ( $has_path ? $path : '' );
}

/**
 * Lines of a script's address and its hash, as many as are right.
 *
 * @param string $text What was typed.
 * @param array  $kept The other settings.
 * @return string
 */
function sanitize_pinned( $text, $kept ) {
	$lines = array_filter( array_map( 'trim', explode( "\n", $text ) ) );
	$right = preg_grep( '#^' . preg_quote( $kept['storefront'], '#' ) . '/embed/[a-z-]+@\w+\.js\s+sha(?:256|384|512)-[A-Za-z0-9+/]+=*$#', $lines );
	if ( count( $right ) < count( $lines ) ) {
		refuse( 'pinned', __( 'A pinned script is the storefront\'s address of one version, a blank and its hash: https://shop.example/embed/catalog@1a2b.js sha384-…', 'sushi-shop' ) );
	}
	if ( $right && ( '' === $kept['api_base'] || '' === $kept['tenant'] ) ) {
		refuse( 'pinned', __( 'Pinned scripts know no provider: name its API and the tenant.', 'sushi-shop' ) );
	}
	return implode( "\n", $right );
}

/**
 * Whether this WordPress is on a developer's machine.
 *
 * @return bool
 */
function is_local_site() {
	return 'local' === wp_get_environment_type();
}

/**
 * Tells why a value was not taken. Other code may save the option where there is no page to tell it on.
 *
 * @param string $name    The setting.
 * @param string $message Why.
 */
function refuse( $name, $message ) {
	if ( function_exists( 'add_settings_error' ) ) {
		add_settings_error( OPTION, $name, $message );
	}
}
